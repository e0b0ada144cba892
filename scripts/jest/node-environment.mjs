import { TestEnvironment } from 'jest-environment-node'
import { needsAssertions } from './needs-assertions.mjs'

export default needsAssertions(TestEnvironment)
