import { accusedName } from './accused-name.ts'

const broker = { showName: 'Quillhaven', twoCharCode: 'GB' }

test('a broker without namesakes is accused by its name alone', () => {
  expect(accusedName({ ...broker, namesakeDetails: undefined }, 'en')).toBe('Quillhaven')
})

test('a broker with namesakes is accused with its country and all that tells it apart', () => {
  const namesakeDetails = ['quillhaven.example', 'founded 2014']
  expect(accusedName({ ...broker, namesakeDetails }, 'en')).toBe(
    'Quillhaven (United Kingdom, quillhaven.example, founded 2014)',
  )
  expect(accusedName({ ...broker, twoCharCode: '', namesakeDetails: ['founded 2014'] }, 'en')).toBe(
    'Quillhaven (founded 2014)',
  )
})
