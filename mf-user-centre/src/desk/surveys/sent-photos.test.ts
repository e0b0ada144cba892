import { expect, test } from '@jest/globals'
import { pictureValues, sentPhotos } from './sent-photos.ts'

const photo = (imageId: string, caption?: string) => ({
  imageId,
  url: '',
  thumb: '',
  width: 4,
  height: 3,
  ...(caption !== undefined && { caption }),
})
const photos = [photo('p1', 'The door'), photo('p2')]

test('a form that was not sent shows the photos of its survey', () => {
  expect(sentPhotos(photos, undefined)).toEqual({ start: photos, others: [] })
})

test('a form that is shown again has its photos as sent, and apart from them the ids of new ones', () => {
  const values = pictureValues([photo('p2', 'The yard'), photo('new'), photo('p1', '')])
  expect(sentPhotos(photos, values)).toEqual({ start: [photo('p2', 'The yard'), photo('p1', '')], others: ['new'] })
})

test('a form whose photos were all removed is shown again without any', () => {
  expect(sentPhotos(photos, pictureValues([]))).toEqual({ start: [], others: [] })
})
