import { hash, verify } from '@node-rs/argon2'

// argon2id is the library's default algorithm; cost as OWASP recommends: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Some keyboards send é as one character, others as e and an accent: both are the same password. */
const typedAnyhow = (password: string) => password.normalize('NFC')

/** Encoded argon2id hash of a password, with its salt and cost. */
export const hashPassword = (password: string): Promise<string> => hash(typedAnyhow(password), cost)

export interface PasswordCheck {
  /**
   * Whether the password matches the hash. Without a hash (unknown account, no password set) it spends the same time on a hash that nothing
   * matches and returns false.
   */
  matches(password: string, encoded: string | undefined): Promise<boolean>
}

export function createPasswordCheck(): PasswordCheck {
  let nobodys: Promise<string> | undefined
  return {
    async matches(password, encoded) {
      nobodys ??= hashPassword('')
      const right = await verify(encoded ?? (await nobodys), typedAnyhow(password))
      return right && encoded !== undefined
    },
  }
}
