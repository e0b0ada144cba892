import { screen } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiEn from 'ui/strings/en.json'
import en from '../../strings/en.json'
import { survey } from '../../testing/sample-survey.ts'
import { HomeSurveys } from './home-surveys.tsx'

const strings = { ...uiEn, ...en }

test('home shows surveys, each with what speaks against its broker before the verdict, and leads to all', () => {
  renderPart(<HomeSurveys data={[survey(), survey({ code: 's2', verdict: 'not_found' })]} />, { strings })
  const texts = screen.getAllByRole('article').map(row => row.textContent!)
  expect(texts.map(text => text.indexOf('No licence found') < text.indexOf('at the address'))).toEqual([true, true])
  expect(texts.every(text => text.includes('No licence found'))).toBe(true)
  expect(screen.getByRole('link', { name: /All surveys/ }).getAttribute('href')).toBe('/en/survey.html')
})

test('home shows nothing if there are no surveys', () => {
  renderPart(<HomeSurveys data={[]} />, { strings })
  expect(document.body.textContent).toBe('')
})
