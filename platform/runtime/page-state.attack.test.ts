/** @jest-environment ../scripts/jest/browser-environment.mjs */
import { expect, test } from '@jest/globals'
import { pageStateSelector } from './page-state.ts'

test('the page state is not read from an element inside the page', () => {
  document.body.innerHTML = `
    <div id="app"><h2 id="page-state">{"a": "heading"}</h2><script type="application/json" id="page-state">{"a": "within the app"}</script></div>
    <script type="application/json" id="page-state">{"a": "state"}</script>`
  expect(document.querySelector(pageStateSelector)?.textContent).toBe('{"a": "state"}')
})
