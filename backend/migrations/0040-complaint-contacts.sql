-- The private contact of a private complaint, encrypted (accounts/sealed-text.ts). Earlier versions stored it in clear:
-- complaints/seal-contacts.ts, which has the key, encrypts those and drops the old column, in the same transaction.
ALTER TABLE complaints ADD COLUMN contact_sealed text;
