import { createContext, useContext, type ReactNode } from 'react'
import type { Api } from '../api/api.ts'
import type { RootStore } from '../root-store.ts'

const StoreContext = createContext<RootStore | null>(null)

export function StoreProvider({ store, children }: { store: RootStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>
}

/** The root store of this tab or request. */
export function useStore(): RootStore {
  const store = useContext(StoreContext)
  if (!store) throw new Error('useStore() outside <StoreProvider>: the component was rendered without the shell')
  return store
}

export const useApi = (): Api => useStore().api
