import type { Image } from 'calls/entities/image'

/** One picture as returned by imagesColumn(). */
export interface ImageRow {
  id: string
  width: number
  height: number
  caption: string
}

/** The pictures of a text[] column of ids, in its order, as one JSON value: a list needs no second query for them. */
export const imagesColumn = (ids: string) =>
  `CASE WHEN ${ids} <> '{}' THEN
   (SELECT json_agg(json_build_object('id', i.image_id, 'width', i.width, 'height', i.height, 'caption', i.caption) ORDER BY named.place)
   FROM unnest(${ids}) WITH ORDINALITY AS named(id, place) JOIN images i ON i.image_id = named.id) END`

export const toImage = ({ id, width, height, caption }: Omit<ImageRow, 'caption'> & { caption?: string }): Image => ({
  imageId: id,
  url: `/images/${id}.webp`,
  thumb: `/images/${id}-thumb.webp`,
  width,
  height,
  ...(caption && { caption }),
})

/** Converts the value of imagesColumn(), which is null for no pictures. */
export const toImages = (rows: readonly ImageRow[] | null): Image[] => (rows ?? []).map(toImage)
