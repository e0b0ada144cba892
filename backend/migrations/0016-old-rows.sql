-- Events come in the order of their moments, so that the old ones are found by a few pages of the table.
CREATE INDEX events_by_time ON events USING brin (at);
