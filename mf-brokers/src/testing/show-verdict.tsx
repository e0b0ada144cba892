import { screen } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import type { Comparison } from '../compare/compare-groups.ts'
import { CompareVerdict } from '../compare/compare-verdict.tsx'
import strings from '../strings/en.json'

/** Renders only the verdict on a comparison. */
export const showVerdict = (comparison: Comparison) =>
  renderPart(<CompareVerdict comparison={comparison} />, { strings: { ...uiStrings, ...strings } })

/** The verdict that is shown. */
export const verdict = () => screen.getByText(/The verdict is our opinion/).parentElement!
