import type { CallHandler } from 'platform/api/handle'
import { applicationHandlers } from './application-handlers.ts'
import { codeHandlers } from './code-handlers.ts'
import { profileHandlers } from './profile-handlers.ts'
import { qrHandlers } from './qr-handlers.ts'
import { securityHandlers } from './security-handlers.ts'
import { sessionHandlers } from './session-handlers.ts'
import { signInHandlers } from './sign-in-handlers.ts'
import { thirdBoundHandlers } from './third-bound-handlers.ts'
import { thirdPartyHandlers } from './third-party-handlers.ts'
import type { UserDeps } from './user-deps.ts'
import { userInfoHandlers } from './user-info-handlers.ts'

/** Section 'Users and sign-in'. */
export const userHandlers = (deps: UserDeps): CallHandler[] => [
  ...userInfoHandlers(deps),
  ...signInHandlers(deps),
  ...codeHandlers(deps),
  ...thirdPartyHandlers(deps),
  ...thirdBoundHandlers(deps),
  ...qrHandlers(deps),
  ...profileHandlers(deps),
  ...securityHandlers(deps),
  ...sessionHandlers(deps),
  ...applicationHandlers(deps),
]
