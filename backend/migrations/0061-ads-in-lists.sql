-- Ads after the rows of a list (docs/decisions/0113): a position of its own.
ALTER TABLE ads DROP CONSTRAINT ads_position_check;
ALTER TABLE ads ADD CONSTRAINT ads_position_check CHECK (position IN ('top', 'bottom', 'window', 'list', 'fxeye'));
