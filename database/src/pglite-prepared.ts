import type { PGlite, Transaction } from '@electric-sql/pglite'

/**
 * Statements that the engine has parsed, and whose plan it keeps (decision 80). It has one session for everyone, and a prepared statement
 * outlives the transaction in which it was prepared, even if that is rolled back.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>()
  #last = 0

  /** `literals`: the parameters. The driver cannot bind them to a statement with a name. */
  async run(pg: PGlite | Transaction, sql: string, literals: readonly string[]): Promise<unknown[]> {
    const name = this.#names.get(sql) ?? (await this.#prepare(pg, sql))
    return (await pg.query(literals.length === 0 ? `EXECUTE ${name}` : `EXECUTE ${name}(${literals.join(', ')})`)).rows
  }

  /** If two requests prepare the same text at once, both get a statement: one that waited for the other could block it in a transaction. */
  async #prepare(pg: PGlite | Transaction, sql: string): Promise<string> {
    const name = `prepared_${++this.#last}`
    await pg.exec(`PREPARE ${name} AS ${sql}`)
    this.#names.set(sql, name)
    return name
  }
}
