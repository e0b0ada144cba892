-- Every process hears that news flashes were written, whichever process wrote them.
CREATE FUNCTION flash_items_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('flash_items', '');
  RETURN NULL;
END $$;
CREATE TRIGGER flash_items_told AFTER INSERT OR UPDATE OR DELETE ON flash_items
  FOR EACH STATEMENT EXECUTE FUNCTION flash_items_changed();
