import { expect, test } from '@jest/globals'
import express from 'express'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { videoFiles } from './video-files.ts'

function siteWith(...folders: Record<string, string>[]) {
  const roots = folders.map(files => {
    const root = temporaryFolder()
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(root, name, '..'), { recursive: true })
      writeFileSync(join(root, name), text)
    }
    return root
  })
  return request(express().use(videoFiles(roots)))
}

test('a video is served in parts, from the first folder that has it', async () => {
  const site = siteWith({ '1/a.mp4': 'own video' }, { '1/a.mp4': 'other', '1/captions.en.vtt': 'WEBVTT' })
  const part = await site.get('/videos/1/a.mp4').set('Range', 'bytes=4-8')
  expect([part.status, part.headers['content-type'], part.headers['content-range']]).toEqual([
    206,
    'video/mp4',
    'bytes 4-8/9',
  ])
  const captions = await site.get('/videos/1/captions.en.vtt')
  expect([captions.text, captions.headers['content-type']]).toEqual(['WEBVTT', 'text/vtt; charset=utf-8'])
})

test.each([
  '/videos/',
  '/videos/1/',
  '/videos/1/notes.txt',
  '/videos/1/none.mp4',
  '/videos/1/.hidden.mp4',
  '/videos/%2e%2e/secret.mp4',
  '/videos/1%2f..%2f..%2fsecret.mp4',
])('there is no file at %s', async path => {
  const site = siteWith({ '1/notes.txt': 'x', '1/.hidden.mp4': 'x', '1/a.mp4': 'x' })
  expect((await site.get(path)).status).toBeGreaterThanOrEqual(400)
})
