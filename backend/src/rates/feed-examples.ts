/** The price of one euro in each currency. */
export type Costs = Record<string, number | string>

export const someCosts: Costs = { USD: 1.16, JPY: 175, GBP: 0.87, CHF: 0.93, AUD: 1.76, IDR: 19_250, HUF: 392 }

/** A feed in the format of eurofxref, with the given days. */
export const feedOf = (
  days: Record<string, Costs>,
  sender = 'European Central Bank',
) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>${sender}</gesmes:name></gesmes:Sender>
  <Cube>${Object.entries(days)
    .map(
      ([day, costs]) =>
        `<Cube time="${day}">${Object.entries(costs)
          .map(([currency, cost]) => `<Cube currency='${currency}' rate='${cost}'/>`)
          .join('')}</Cube>`,
    )
    .join('')}</Cube>
</gesmes:Envelope>`
