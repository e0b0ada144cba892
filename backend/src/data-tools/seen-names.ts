import { hash } from 'node:crypto'

const FIRST_SIZE = 1 << 16
/** Maximum load of the hash table. */
const FULLEST = 0.6

/**
 * Remembers names and their lines in about 20 bytes per name, so that a million of them do not fill the memory. It keeps 64 bits of a hash
 * instead of the name; of files with ten million names, one in 400,000 has a collision by chance.
 */
export class SeenNames {
  #hashes = new BigUint64Array(FIRST_SIZE) // 0: free
  #lines = new Uint32Array(FIRST_SIZE)
  #count = 0

  /** Remembers a name, or returns the line where it occurred before. */
  add(name: string, line: number): number | undefined {
    const key = keyOf(name)
    const place = placeOf(this.#hashes, key)
    if (this.#hashes[place] === key) return this.#lines[place]
    this.#hashes[place] = key
    this.#lines[place] = line
    this.#count += 1
    if (this.#count > this.#hashes.length * FULLEST) this.#grow()
    return undefined
  }

  #grow(): void {
    const [hashes, lines] = [this.#hashes, this.#lines]
    this.#hashes = new BigUint64Array(hashes.length * 2)
    this.#lines = new Uint32Array(hashes.length * 2)
    for (const [index, key] of hashes.entries()) {
      if (key === 0n) continue
      const place = placeOf(this.#hashes, key)
      this.#hashes[place] = key
      this.#lines[place] = lines[index] ?? 0
    }
  }
}

const keyOf = (name: string): bigint => hash('sha1', name, 'buffer').readBigUInt64LE() || 1n

/** The slot of the key, or the free slot for it. */
function placeOf(hashes: BigUint64Array, key: bigint): number {
  const last = hashes.length - 1
  let place = Number(key & BigInt(last))
  while (hashes[place] !== 0n && hashes[place] !== key) place = (place + 1) & last
  return place
}
