import type { GlossaryTerm } from 'calls/entities/article'
import { crumbsTo } from 'shared-state/head/crumbs'
import { useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { SearchField } from 'ui/search-field'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import page from '../../page.module.css'
import { educationText } from '../../strings/keys.ts'
import styles from './glossary-page.module.css'
import { glossaryPath, type loadGlossary } from './load-glossary.ts'

/** All terms by their first letter, each with its definition. */
export function GlossaryPage() {
  const t = useText()
  const href = useHref()
  const store = useStore()
  const { terms, keyword } = usePageData<typeof loadGlossary>()
  const letters = lettersOf(terms)
  return (
    <Wrap className={page.page}>
      <Stack gap="l">
        <Stack gap="s">
          <Breadcrumbs
            items={crumbsTo(store, [
              [educationText.home, '/'],
              [educationText.education, '/education'],
            ])}
          />
          <h1>{t(educationText.glossary)}</h1>
          <p>{t(educationText.glossaryIntro)}</p>
        </Stack>
        <SearchField
          key={keyword}
          name="keyword"
          label={t(educationText.searchGlossary)}
          action={href(glossaryPath)}
          defaultValue={keyword}
          maxLength={64}
        />
        {terms.length === 0 && (
          <Panel>
            <EmptyState
              level={2}
              title={t(educationText.noTerms)}
              action={
                <Button variant="secondary" to={href(glossaryPath)}>
                  {t(educationText.allTerms)}
                </Button>
              }
            />
          </Panel>
        )}
        {letters.length > 1 && (
          <nav aria-label={t(educationText.letters)}>
            <Row gap="s">
              {letters.map(([letter]) => (
                <a key={letter} href={`#letter-${letter}`} className={styles.letter}>
                  {letter}
                </a>
              ))}
            </Row>
          </nav>
        )}
        {letters.map(([letter, itsTerms]) => (
          <Panel key={letter} id={`letter-${letter}`} title={letter}>
            <dl className={styles.terms}>
              {itsTerms.map(({ code, term, aliases, definition }) => (
                <div key={code} id={code} className={styles.term}>
                  <dt>
                    <dfn>{term}</dfn>
                    {aliases.length > 0 && (
                      <Text size="sm" tone="faint">
                        {' '}
                        ({aliases.join(', ')})
                      </Text>
                    )}
                  </dt>
                  <dd>{definition}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        ))}
      </Stack>
    </Wrap>
  )
}

/** Terms by their first letter; both in their order. */
function lettersOf(terms: readonly GlossaryTerm[]): [letter: string, terms: GlossaryTerm[]][] {
  const groups = new Map<string, GlossaryTerm[]>()
  for (const term of terms) {
    const letter = term.term.slice(0, 1).toLocaleUpperCase()
    groups.set(letter, [...(groups.get(letter) ?? []), term])
  }
  return [...groups]
}
