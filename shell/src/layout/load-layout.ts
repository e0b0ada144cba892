import type { RootStore } from 'shared-state/store/root-store'
export async function loadLayout(_store: RootStore) { return {} }
