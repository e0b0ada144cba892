-- A broker's legal name as it is found in the text of a listing (backend/src/market/named-brokers.ts): without its legal form, which
-- advertisements leave out. A name that has a single word besides keeps the form: the word alone may mean anything. `searched` has the form of
-- searchable().
CREATE FUNCTION without_legal_form(searched text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE bare text := regexp_replace(searched, '^pt | ((pty|pte|pvt|private|sdn|co) )?(ltd|limited|bhd|berhad|llc|llp|plc|inc|incorporated|corp|'
  'corporation|tbk|dac|gmbh|ag|k k|sas|sa|s a|s a de c v|spa|s p a|srl|s r l|as|a s|ead|ad|ab|oy|bv|b v|nv|n v|doo|d o o|sp z o o)$', '', 'g');
BEGIN
  RETURN CASE WHEN strpos(bare, ' ') > 0 THEN bare ELSE searched END;
END $$;
CREATE INDEX brokers_by_legal_look_alike ON brokers (look_alike(without_legal_form(searchable(legal_name))));
