import { configure } from '@testing-library/dom'

/** The same for queries of the document. Not in patience.mjs: loading this package takes a suite without a document a fifth of a second. */
configure({ asyncUtilTimeout: 30_000 })
