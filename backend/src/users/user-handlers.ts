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
import type { UserParts } from './user-parts.ts'
import { whoHandlers } from './who-handlers.ts'

/** Section 'Users and sign-in'. */
export const userHandlers = (parts: UserParts): CallHandler[] => [
  ...whoHandlers(parts),
  ...signInHandlers(parts),
  ...codeHandlers(parts),
  ...thirdPartyHandlers(parts),
  ...thirdBoundHandlers(parts),
  ...qrHandlers(parts),
  ...profileHandlers(parts),
  ...securityHandlers(parts),
  ...sessionHandlers(parts),
  ...applicationHandlers(parts),
]
