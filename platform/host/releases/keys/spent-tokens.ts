import type { Db } from 'database/db'

interface Spending {
  keyId: string
  jti: string
  endsAt: Date
}

/** Used tokens, shared by all processes and kept until they would have expired anyway. */
export class SpentTokens {
  #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  /** False if the token was used before. */
  async spend({ keyId, jti, endsAt }: Spending): Promise<boolean> {
    // Rows are deleted by the database's clock, which may differ from the server's: hence the extra ten minutes.
    const spent = await this.#db.query(
      `INSERT INTO release_tokens (key_id, jti, expires_at) VALUES ($1, $2, $3::timestamptz + interval '10 minutes') ON CONFLICT DO NOTHING RETURNING jti`,
      [keyId, jti, endsAt.toISOString()],
    )
    return spent.length > 0
  }
}
