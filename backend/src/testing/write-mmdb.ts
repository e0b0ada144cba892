import { writeFileSync } from 'node:fs'

type Value = string | number | readonly Value[] | { readonly [key: string]: Value }
type Node = [Node | number | undefined, Node | number | undefined]

const separator = Buffer.alloc(16)
const metadataMark = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')

/**
 * Writes a database in MaxMind DB format 2.0 (https://maxmind.github.io/MaxMind-DB/) with a row for each IPv4 network,
 * `{'1.2.0.0/16': {…}}`. Networks may not contain each other.
 */
export function writeMmdb(file: string, databaseType: string, rows: Record<string, Value>): void {
  const root: Node = [undefined, undefined]
  const data: Buffer[] = []
  let offset = 0
  for (const [network, row] of Object.entries(rows)) {
    insert(root, bitsOf(network), offset)
    data.push(encoded(row))
    offset += data.at(-1)!.length
  }
  const nodes = [root]
  for (const node of nodes) nodes.push(...node.filter(child => typeof child === 'object'))
  const record = (child: Node[number]) => {
    if (child === undefined) return nodes.length
    return typeof child === 'object' ? nodes.indexOf(child) : nodes.length + separator.length + child
  }
  const tree = Buffer.alloc(nodes.length * 6)
  nodes.flat().forEach((child, place) => tree.writeUIntBE(record(child), place * 3, 3))
  const metadata = encoded({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    database_type: databaseType,
    description: {},
    ip_version: 4,
    languages: [],
    node_count: nodes.length,
    record_size: 24,
  })
  writeFileSync(file, Buffer.concat([tree, separator, ...data, metadataMark, metadata]))
}

function bitsOf(network: string): number[] {
  const [address = '', length] = network.split('/')
  const bits = address.split('.').flatMap(byte => [...Number(byte).toString(2).padStart(8, '0')].map(Number))
  return bits.slice(0, Number(length))
}

function insert(root: Node, bits: readonly number[], offset: number): void {
  let node = root
  for (const bit of bits.slice(0, -1)) {
    const child = (node[bit] ??= [undefined, undefined])
    if (typeof child === 'number') throw new Error('a network contains another one')
    node = child
  }
  node[bits.at(-1)!] = offset
}

/** Types of the format: 2 text, 6 number of 4 bytes, 7 map, 11 list. */
function encoded(value: Value): Buffer {
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([head(6, bytes.length), bytes])
  }
  if (typeof value === 'string') {
    const bytes = Buffer.from(value)
    return Buffer.concat([head(2, bytes.length), bytes])
  }
  if (Array.isArray(value)) return Buffer.concat([head(11, value.length), ...value.map(encoded)])
  const entries = Object.entries(value)
  return Buffer.concat([head(7, entries.length), ...entries.flat().map(encoded)])
}

/** The type and the length, up to 28; types from 8 on are in a byte of their own. */
const head = (type: number, length: number): Buffer =>
  Buffer.from(type < 8 ? [(type << 5) | length] : [length, type - 7])
