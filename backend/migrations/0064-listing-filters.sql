-- Lists of listings by several filters at once are answered from one of these indexes, without a read of the rows (docs/decisions/0126).
DROP INDEX listings_by_type, listings_by_country, listings_by_price, listings_by_day;
CREATE INDEX listings_by_type ON listings (type, published_at DESC, code)
  INCLUDE (expires_at, country_code, currency, price, price_to, starts_on, ends_on, remote) WHERE state = 'live';
CREATE INDEX listings_by_country ON listings (country_code, published_at DESC, code)
  INCLUDE (expires_at, type, currency, price, price_to, starts_on, ends_on, remote) WHERE state = 'live';
CREATE INDEX listings_by_country_and_type ON listings (country_code, type, published_at DESC, code)
  INCLUDE (expires_at, currency, price, price_to, starts_on, ends_on, remote) WHERE state = 'live';
CREATE INDEX listings_by_price ON listings (currency, price)
  INCLUDE (published_at, code, expires_at, type, country_code, price_to, starts_on, ends_on, remote) WHERE state = 'live' AND price IS NOT NULL;
CREATE INDEX listings_by_day ON listings (starts_on, code)
  INCLUDE (published_at, expires_at, type, country_code, currency, price, price_to, ends_on, remote) WHERE state = 'live' AND starts_on IS NOT NULL;
CREATE INDEX listings_by_software ON listings ((extra->>'software'), published_at DESC, code)
  WHERE state = 'live' AND extra->>'software' IS NOT NULL;
