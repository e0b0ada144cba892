/** Rates for a site with sample data: plausible, but not of any real day. They are dated like that data. */
export const sampleRates = {
  source: 'sample',
  rates: {
    EURUSD: 1.16,
    GBPUSD: 1.33,
    USDJPY: 151.2,
    USDCHF: 0.8,
    AUDUSD: 0.66,
    USDCAD: 1.39,
    NZDUSD: 0.58,
    USDSGD: 1.3,
    USDIDR: 16_600,
    USDHUF: 338,
    XAUUSD: 4_050,
    XAGUSD: 50,
  },
}

/** Invented as well, for the day before. */
export const sampleRatesBefore = {
  EURUSD: 1.1552,
  GBPUSD: 1.3358,
  USDJPY: 150.1,
  USDCHF: 0.8036,
  AUDUSD: 0.6571,
  USDCAD: 1.3924,
  NZDUSD: 0.5826,
  USDSGD: 1.2987,
  USDIDR: 16_640,
  USDHUF: 336.2,
  XAUUSD: 4_018,
  XAGUSD: 49.4,
}
