import { ArrowRight, Bookmark, Ellipsis, Megaphone, Search, X } from '@lucide/icons'
import { Button } from '../button.tsx'
import { Chip } from '../chip.tsx'
import { Grid } from '../grid.tsx'
import { IconButton } from '../icon-button.tsx'
import { MoreLink } from '../more-link.tsx'
import { Row } from '../row.tsx'
import { Stack } from '../stack.tsx'
import { Sample } from './sample.tsx'

export function ActionSamples() {
  return (
    <Grid columns={2}>
      <Sample name="Buttons">
        <Stack>
          <Row>
            <Button icon={Bookmark}>Follow</Button>
            <Button variant="secondary">Secondary</Button>
            <Button variant="ghost">Quiet</Button>
            <Button variant="danger">Delete</Button>
          </Row>
          <Row>
            <Button disabled>Disabled</Button>
            <Button busy>Saving</Button>
            <Button variant="secondary" busy>
              Saving
            </Button>
            <Button to="/en/brokers" iconEnd={ArrowRight}>
              A link
            </Button>
          </Row>
          <Row>
            <Button small>Small</Button>
            <Button small variant="secondary" icon={Megaphone}>
              Report
            </Button>
            <Button small variant="ghost">
              Undo
            </Button>
            <MoreLink to="/en/brokers">All brokers</MoreLink>
          </Row>
          <Button wide>As wide as its place</Button>
        </Stack>
      </Sample>
      <Sample name="Buttons on ink" ground="ink">
        <Row>
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="ghost">Quiet</Button>
          <IconButton label="Search" icon={Search} />
          <a href="#ink">A link</a>
        </Row>
      </Sample>
      <Sample name="Icon buttons">
        <Row>
          <IconButton label="Search" icon={Search} />
          <IconButton label="More" icon={Ellipsis} />
          <IconButton label="Close" icon={X} />
          <IconButton label="Go on" icon={ArrowRight} flip to="/en/next" />
        </Row>
      </Sample>
      <Sample name="Chips">
        <Row gap="s">
          <Chip label="All" selected to="?" />
          <Chip label="Verified clients" to="?verified=1" />
          <Chip label="1 and 2 stars" to="?stars=1" />
          <Chip label="Accepts Indonesia" removable to="?country=" />
          <Chip label="0.5%" small onClick={() => {}} />
          <Chip label="1%" small selected onClick={() => {}} />
        </Row>
      </Sample>
    </Grid>
  )
}
