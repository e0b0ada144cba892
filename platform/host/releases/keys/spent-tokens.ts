import type { Db } from 'database/db'

interface Spending {
  keyId: string
  jti: string
  endsAt: Date
}

/** Tokens that were used, for all processes together, kept until they would be good for nothing anyway. */
export class SpentTokens {
  #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  /** False where it was used before. */
  async spend({ keyId, jti, endsAt }: Spending): Promise<boolean> {
    // The database's clock decides when it is forgotten: by the server's it has to have ended long before.
    const spent = await this.#db.query(
      `INSERT INTO release_tokens (key_id, jti, expires_at) VALUES ($1, $2, $3::timestamptz + interval '10 minutes') ON CONFLICT DO NOTHING RETURNING jti`,
      [keyId, jti, endsAt.toISOString()],
    )
    return spent.length > 0
  }
}
