import { jest } from '@jest/globals'
import { configure } from '@testing-library/dom'

/** Long limits: tests wait for conditions, not for fixed times, so a busy machine does not fail them and a missing event still does. */
jest.setTimeout(180_000)
configure({ asyncUtilTimeout: 30_000 })
