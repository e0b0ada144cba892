/** Of someone's enterprises the approved one comes first, then what is open, then what is over; of these the newest. */
export const ownFirst = `e.state = 'approved' DESC, e.state IN ('draft', 'submitted', 'reviewing') DESC, e.created_at DESC, e.enterprise_id`

/** The enterprise that counts as someone's own, of a row `u` of users; null for most people. */
export const ownEnterprise = `(SELECT e.enterprise_id FROM enterprises e JOIN enterprise_staff s USING (enterprise_id)
  WHERE s.user_id = u.user_id AND s.state = 'active' ORDER BY ${ownFirst} LIMIT 1)`
