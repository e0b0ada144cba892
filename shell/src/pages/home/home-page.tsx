import type { HomePlace } from 'shared-state/contract/area-lists'
import { usePageData, useStore } from 'shared-state/runtime'
import { Split } from 'ui/split'
import { Wrap } from 'ui/wrap'
import { Hero } from './hero.tsx'
import { homeModules } from './home-modules.ts'
import { HomeSlot } from './home-slot.tsx'
import type { loadHome } from './load-home.ts'
import styles from './home-page.module.css'
import { Registers } from './registers.tsx'
import { ReportBox } from './report-box.tsx'

/** Home: the shell's own content, and the areas' sections as the module config arranges them. */
export function HomePage() {
  const { modules, totals, lowestGraded, regulators } = usePageData<typeof loadHome>()
  const { snapshot, visitor } = useStore()
  const all = homeModules(modules, snapshot, visitor.lang)
  const at = (place: HomePlace) =>
    all.filter(module => module.place === place).map(module => <HomeSlot key={module.slot} module={module} />)
  return (
    <>
      <Hero totals={totals} lowestGraded={lowestGraded} />
      {at('strip')}
      <Wrap className={styles.body}>
        <Split
          side={
            <>
              <ReportBox />
              {at('side')}
            </>
          }
        >
          {at('main')}
        </Split>
        {regulators && <Registers regulators={regulators} totals={totals} />}
        {at('below')}
      </Wrap>
    </>
  )
}
