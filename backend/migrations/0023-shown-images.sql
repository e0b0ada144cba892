-- What shows a picture is found by the picture, at each request for it.
CREATE INDEX comments_by_image ON comments USING gin (image_ids) WHERE image_ids <> '{}';
CREATE INDEX exposures_by_image ON exposures USING gin (image_ids) WHERE image_ids <> '{}';
CREATE INDEX exposure_events_by_image ON exposure_events USING gin (image_ids) WHERE image_ids <> '{}';
CREATE INDEX users_by_avatar ON users (avatar_id) WHERE avatar_id IS NOT NULL;
CREATE INDEX ads_by_image ON ads (image_id) WHERE image_id IS NOT NULL;
