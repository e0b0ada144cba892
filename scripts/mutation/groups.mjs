/**
 * The rules whose faults cost most: the files to mutate, by group. Each decides something without database or network, and so do the suites
 * next to them and in folders below, which run again for each mutant.
 */
export const groups = {
  guard: ['platform/host/guard/{verdict,evidence,under-watch}.ts'],
  rating: ['calls/src/{findings,rating}/*.ts'],
  calculators: [
    'calls/src/calculators/**/*.ts',
    'mf-tools/src/position/{describe-position,position-query,rate-pair,solve-position,typed-number}.ts',
  ],
  gate: [
    'platform/host/releases/gate/check-{addresses,bytes,calls,lists,served-calls,shared-modules,sitemap,slots}.ts',
    'platform/host/sitemap/sitemap-kinds.ts',
  ],
  accounts: [
    'backend/src/accounts/{access-tokens,known-devices,password-rules,passwords,phone-numbers}.ts',
    'backend/src/accounts/{random-secrets,sealed-text,session-cookies}.ts',
    'platform/api/{limits/*,network,steps/check-who}.ts',
    'calls/src/entities/account-fields.ts',
    'calls/src/account-forms/return-path.ts',
    'shared-state/src/contract/own-path.ts',
  ],
}
