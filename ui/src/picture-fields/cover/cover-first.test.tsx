import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { show } from '../../testing/show.tsx'
import { useCoverFirst } from './cover-first.tsx'

// jsdom has neither dialogs nor pictures. The first picture cannot be read, the others are never read to the end.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  globalThis.createImageBitmap = (async ({ name }: File) => {
    if (name === 'broken.png') throw new Error('no picture')
    return new Promise(() => {})
  }) as typeof createImageBitmap
})
afterAll(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'))

const fileOf = (name: string) => new File(['x'], name, { type: 'image/png' })
function Fields({ files, add }: { files: readonly File[]; add: (files: readonly File[]) => void }) {
  const { take, choice } = useCoverFirst(add)
  return (
    <>
      <button onClick={() => take(files)}>Take</button>
      {choice}
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const coverFirst = () => userEvent.click(screen.getByRole('checkbox', { name: /^Hide parts of the pictures/ }))

test('a picture is added at once unless parts of it are to be covered', async () => {
  const added: File[] = []
  const files = [fileOf('statement.png')]
  show(<Fields files={files} add={more => added.push(...more)} />)
  await press('Take')
  expect(added).toEqual(files)
})

test('a picture that cannot be covered is named and never added', async () => {
  const added: File[] = []
  show(<Fields files={[fileOf('broken.png')]} add={more => added.push(...more)} />)
  await coverFirst()
  await press('Take')
  expect(await screen.findByText('broken.png cannot be edited here, so it was not uploaded.')).toBeTruthy()
  expect(added).toEqual([])
})

test('pictures are covered one after the other, and one that is left out is not added', async () => {
  const added: File[] = []
  show(<Fields files={[fileOf('one.png'), fileOf('two.png')]} add={more => added.push(...more)} />)
  await coverFirst()
  await press('Take')
  await screen.findByRole('dialog', { name: 'Hide parts of one.png' })
  await press('Leave out')
  await screen.findByRole('dialog', { name: 'Hide parts of two.png' })
  await press('Leave out')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(added).toEqual([])
})
