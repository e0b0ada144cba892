/**
 * Condition for listings that are about no broker unfit to lead (decisions 7): applause, and files that show no warning, lead to no other.
 */
export const aboutFitBrokers = `(l.broker_codes = '{}' OR NOT EXISTS (SELECT FROM unnest(l.broker_codes) AS about(code)
    WHERE NOT EXISTS (SELECT FROM leading_brokers() b WHERE b.code = about.code)))`
