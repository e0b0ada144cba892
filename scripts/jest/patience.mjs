import { jest } from '@jest/globals'
import { configure } from '@testing-library/dom'

/** Tests wait for what they need, not for a time: what never comes fails all the same, a busy machine does not. */
jest.setTimeout(180_000)
configure({ asyncUtilTimeout: 10_000 })
