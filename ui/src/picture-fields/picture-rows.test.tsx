import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Image } from 'calls/entities/image'
import { ApiError } from 'shared-state/runtime'
import { faultsOf, show } from '../testing/show.tsx'
import { PictureRows } from './picture-rows.tsx'
import { usePictures } from './use-pictures.ts'

const imageOf = (imageId: string, caption = ''): Image => ({
  imageId,
  url: `/images/${imageId}`,
  thumb: `/images/${imageId}`,
  width: 10,
  height: 10,
  caption,
})

const fileOf = (name: string) => new File(['x'], name, { type: 'image/png' })

function Fields({ upload }: { upload: (file: File) => Promise<Image> }) {
  const pictures = usePictures({ upload, start: [imageOf('a', 'The request'), imageOf('b')] })
  return (
    <form aria-label="Post">
      <button type="button" onClick={() => pictures.add([fileOf('new.png')])}>
        Add
      </button>
      <PictureRows pictures={pictures} captions />
    </form>
  )
}

const sent = () => {
  const form = new FormData(screen.getByRole<HTMLFormElement>('form'))
  return [form.getAll('imageIds'), form.getAll('captions')]
}

test('pictures are sent in the order of their rows, each with its caption, and the moved row keeps the focus', async () => {
  const { container } = show(<Fields upload={async () => imageOf('c')} />)
  await userEvent.type(screen.getByLabelText(/^Caption of Picture 2/), 'The answer')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(sent()[0]).toEqual(['a', 'b', 'c']))
  const up = screen.getByRole('button', { name: 'Move Picture 2 up' })
  up.focus()
  await userEvent.keyboard('{Enter}')
  expect(sent()).toEqual([
    ['b', 'a', 'c'],
    ['The answer', 'The request', ''],
  ])
  expect(document.activeElement).toBe(up)
  expect(screen.getByRole('status').textContent).toBe('Picture 2 is now number 1 of 3')
  await userEvent.keyboard('{Enter}')
  expect(sent()[0]).toEqual(['b', 'a', 'c'])
  expect(await faultsOf(container)).toEqual([])
})

test('a picture whose upload failed is not sent until it is uploaded again', async () => {
  const failing = jest
    .fn<Promise<Image>, [File]>()
    .mockRejectedValueOnce(new ApiError({ call: 'exposure.upload', status: 503, code: 5001, message: '' }))
    .mockResolvedValueOnce(imageOf('c'))
  show(<Fields upload={failing} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Upload new.png again' }))
  await waitFor(() =>
    expect(sent()).toEqual([
      ['a', 'b', 'c'],
      ['The request', '', ''],
    ]),
  )
})
