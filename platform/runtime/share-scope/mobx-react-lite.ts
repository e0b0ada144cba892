export { Observer, observer, useLocalObservable } from 'mobx-react-lite'
