export {
  action,
  autorun,
  computed,
  makeAutoObservable,
  makeObservable,
  observable,
  reaction,
  runInAction,
  toJS,
  when,
} from 'mobx'
