import { expect, test } from '@jest/globals'
import type { Request, Response } from 'express'
import { EventEmitter } from 'node:events'
import { OpenStreams, send, type Stream } from './open-streams.ts'

/** A response that is not read. */
class Unread extends EventEmitter {
  writableLength = 0
  isDestroyed = false
  write(text: string): void {
    this.writableLength += text.length
  }
  destroy(): void {
    this.isDestroyed = true
    this.emit('close')
  }
}
const stream = (userId?: string) => {
  const response = new Unread()
  return {
    response,
    asStream: { request: {} as Request, response: response as unknown as Response, userId } satisfies Stream,
  }
}

test('a network has at most 200 streams, a wide one eight times as many, and closing one makes room', () => {
  const streams = new OpenStreams()
  const first = stream()
  const add = (ip: string, of = stream()) => streams.add(of.asStream, ip)
  expect(add('203.0.113.1', first)).toBeUndefined()
  for (let count = 1; count < 200; count += 1) expect(add('203.0.113.1')).toBeUndefined()
  expect(add('203.0.113.1')).toBe(429)
  expect(add('::ffff:203.0.113.1')).toBe(429)
  first.response.destroy()
  expect(add('203.0.113.1')).toBeUndefined()
  for (let count = 200; count < 1600; count += 1) expect(add(`203.0.113.${2 + (count % 50)}`)).toBeUndefined()
  expect(add('203.0.113.99')).toBe(429)
  expect(add('198.51.100.1')).toBeUndefined()
})

test('a process has at most 5,000 streams', () => {
  const streams = new OpenStreams()
  for (let count = 0; count < 5000; count += 1)
    expect(streams.add(stream().asStream, `10.${count >> 8}.${count & 255}.1`)).toBeUndefined()
  expect(streams.add(stream().asStream, '192.0.2.1')).toBe(503)
})

test('a reader who does not read is disconnected', () => {
  const { response, asStream } = stream()
  const streams = new OpenStreams()
  streams.add(asStream, '192.0.2.1')
  for (let count = 0; count < 66 && !response.isDestroyed; count += 1) send(asStream, 'x'.repeat(1024))
  expect([response.isDestroyed, streams.size]).toEqual([true, 0])
})
