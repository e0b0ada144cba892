import type { FlashItem } from 'calls/entities/flash-item'
import { FlashPanel } from '../../flash/flash-panel.tsx'

export const HomeFlash = ({ data }: { data: FlashItem[] }) => <FlashPanel items={data} />
