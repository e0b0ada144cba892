/** Sort order of a user's enterprises: the approved one first, then open ones, then closed ones; the newest first within each. */
export const ownFirst = `e.state = 'approved' DESC, e.state IN ('draft', 'submitted', 'reviewing') DESC, e.created_at DESC, e.enterprise_id`

/** The enterprise that counts as a user's own, for a row `u` of users; null for most users. */
export const ownEnterprise = `(SELECT e.enterprise_id FROM enterprises e JOIN enterprise_staff s USING (enterprise_id)
  WHERE s.user_id = u.user_id AND s.state = 'active' ORDER BY ${ownFirst} LIMIT 1)`
