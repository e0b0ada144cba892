/** An access token that has been issued. */
export interface HeldToken {
  value: string
  /** When it expires, in ms since 1970. */
  expires: number
}

/** Where the access token is kept: in a browser in a cookie that all tabs share (spec 7.2), elsewhere in memory. */
export interface TokenStore {
  read(): HeldToken | undefined
  write(token: HeldToken): void
  clear(): void
  /** Runs `renew` while nobody else who shares the store renews the token. */
  inTurn(renew: () => Promise<string>): Promise<string>
}

/** Keeps the token for one Api only. */
export function tokenInMemory(): TokenStore {
  let held: HeldToken | undefined
  return {
    read: () => held,
    write(token) {
      held = token
    },
    clear() {
      held = undefined
    },
    inTurn: renew => renew(),
  }
}
