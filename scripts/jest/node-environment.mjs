import './compile-once.mjs'
import { TestEnvironment } from 'jest-environment-node'
import vm from 'node:vm'
import { needsAssertions } from './needs-assertions.mjs'

/**
 * jest's environment for Node with an ordinary global object. jest puts a proxy around the global object, which makes each use of `Math`,
 * `Object` or `Promise` in a suite many times slower; suites with a database take a quarter less processor time without it.
 */
class PlainGlobalEnvironment extends TestEnvironment {
  constructor(...args) {
    const { createContext } = vm
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY)
    try {
      super(...args)
    } finally {
      vm.createContext = createContext
    }
  }
}

export default needsAssertions(PlainGlobalEnvironment)
