import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { show } from '../testing/show.tsx'
import { PictureGallery } from './picture-gallery.tsx'

// jsdom has the element without its behaviour.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const imageOf = (imageId: string, caption?: string) => ({
  imageId,
  url: `/images/${imageId}.webp`,
  thumb: `/images/${imageId}-thumb.webp`,
  width: 300,
  height: 400,
  ...(caption !== undefined && { caption }),
})
const texts = {
  title: 'Evidence',
  imageOf: (number: number, all: number) => `Image ${number} of ${all}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
}
const images = [imageOf('i1', 'Bank statement'), imageOf('i2'), imageOf('i3')]

async function view(name: string) {
  show(<PictureGallery images={images} texts={texts} />)
  await userEvent.click(screen.getByRole('link', { name }))
  return screen.findByRole('dialog', { name: 'Evidence' })
}
const status = () => screen.getByRole('status').textContent
const picture = (dialog: HTMLElement) => dialog.querySelector('img')!
const press = (key: string) => fireEvent.keyDown(document.body, { key })

test('a picture opens in the viewer with its number and caption', async () => {
  const dialog = await view('Image 1 of 3')
  expect([picture(dialog).getAttribute('src'), picture(dialog).alt]).toEqual(['/images/i1.webp', 'Bank statement'])
  expect(status()).toBe('Image 1 of 3: Bank statement')
})

test('arrow keys show the other pictures, up to the last one', async () => {
  const dialog = await view('Image 2 of 3')
  press('ArrowRight')
  press('ArrowRight')
  expect([status(), picture(dialog).getAttribute('src')]).toEqual(['Image 3 of 3', '/images/i3.webp'])
  press('ArrowLeft')
  expect(status()).toBe('Image 2 of 3')
})

test('plus and minus zoom, and the next picture starts whole', async () => {
  const dialog = await view('Image 1 of 3')
  press('+')
  expect(picture(dialog).style.inlineSize).toBe('150%')
  press('-')
  expect(picture(dialog).style.inlineSize).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect([status(), picture(dialog).style.inlineSize]).toEqual(['Image 2 of 3', ''])
})

test('closing the viewer leaves the page as it was', async () => {
  await view('Image 1 of 3')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a picture opened in a new tab stays a plain link', () => {
  show(<PictureGallery images={images} texts={texts} />)
  const prevented: boolean[] = []
  // jsdom cannot follow a link.
  const follow = (event: MouseEvent) => {
    prevented.push(event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('click', follow, { once: true })
  fireEvent.click(screen.getByRole('link', { name: 'Image 1 of 3' }), { ctrlKey: true })
  expect(prevented).toEqual([false])
})
