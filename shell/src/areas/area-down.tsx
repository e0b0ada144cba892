import { useStore } from 'shared-state/runtime'
export function AreaDown({ area }: { area: string }) { const { snapshot, visitor } = useStore(); return <p role="alert">{snapshot.areas[area]?.down[visitor.lang]}</p> }
