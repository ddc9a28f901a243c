/** The page of `own-theme` with Radix Themes: the same or the nearest parts, in the same order. */
import { Blockquote, Box, Button, Callout, Card, CheckboxGroup, Container, Dialog, Flex, Grid, Heading, Link, RadioGroup, Section, TabNav, Text, TextField } from '@radix-ui/themes';
import { useState } from 'react';

const Title = ({ id, children }) => (
  <Heading as="h2" id={id} mb="4">
    {children}
  </Heading>
);

const Part = ({ titleId, children }) => (
  <Section aria-labelledby={titleId}>
    <Container>{children}</Container>
  </Section>
);

const Top = () => (
  <header>
    <Flex justify="between" align="center" p="4">
      <Link href="/">Flieder</Link>
      <TabNav.Root aria-label="Hauptmenü">
        <TabNav.Link href="/" active>
          Praxis
        </TabNav.Link>
        <TabNav.Link href="#termin">Termin</TabNav.Link>
      </TabNav.Root>
      <Link href="/en" lang="en">
        English
      </Link>
      <Button asChild>
        <a href="#termin">Termin</a>
      </Button>
      <Dialog.Root>
        <Dialog.Trigger>
          <Button variant="outline">Menü</Button>
        </Dialog.Trigger>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Hauptmenü</Dialog.Title>
          <nav aria-label="Hauptmenü">
            <Link href="#termin">Termin</Link>
          </nav>
          <Dialog.Close>
            <Button>Schließen</Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Root>
    </Flex>
  </header>
);

function Appointment() {
  const [failed, setFailed] = useState(false);
  return (
    <Part titleId="termin-titel">
      <Title id="termin-titel">Termin anfragen</Title>
      <form
        id="termin"
        onSubmit={(event) => {
          event.preventDefault();
          setFailed(true);
        }}
      >
        {failed && (
          <Callout.Root color="red" role="alert">
            <Callout.Text>E-Mail-Adresse eingeben</Callout.Text>
          </Callout.Root>
        )}
        <Text as="label" htmlFor="email">
          E-Mail-Adresse
        </Text>
        <TextField.Root id="email" name="email" type="email" autoComplete="email" />
        <fieldset>
          <legend>Wann passt es Ihnen?</legend>
          <CheckboxGroup.Root name="wann">
            <CheckboxGroup.Item value="Vormittag">Vormittag</CheckboxGroup.Item>
            <CheckboxGroup.Item value="Nachmittag">Nachmittag</CheckboxGroup.Item>
          </CheckboxGroup.Root>
        </fieldset>
        <Button type="submit">Anfragen</Button>
      </form>
    </Part>
  );
}

export const Practice = () => (
  <>
    <Top />
    <main>
      <Section aria-labelledby="title">
        <Container>
          <Heading as="h1" size="9" id="title">
            Zähne, um die man sich kümmert
          </Heading>
          <Text as="p">Prophylaxe, Füllungen und Zahnersatz in Weimar.</Text>
          <Flex gap="3" wrap="wrap">
            <Button asChild>
              <a href="#termin">Termin anfragen</a>
            </Button>
            <Button asChild variant="outline">
              <a href="#leistungen">Leistungen</a>
            </Button>
          </Flex>
        </Container>
      </Section>
      <Part titleId="leistungen">
        <Title id="leistungen">Leistungen</Title>
        <Grid columns={{ initial: '1', md: '3' }} gap="3">
          {['Prophylaxe', 'Füllungen', 'Zahnersatz'].map((name) => (
            <Card key={name}>
              <Heading as="h3">
                <Link href={`#${name}`}>{name}</Link>
              </Heading>
              <Text as="p">In Ruhe, mit Zeit für Fragen.</Text>
            </Card>
          ))}
        </Grid>
        <ul>
          <li>Barrierefreie Praxis</li>
          <li>Parkplätze im Hof</li>
        </ul>
        <Callout.Root color="amber">
          <Callout.Text>Bringen Sie Ihre Karte mit.</Callout.Text>
        </Callout.Root>
      </Part>
      <Part titleId="ablauf">
        <Title id="ablauf">Ablauf</Title>
        <ol>
          <li>Gespräch</li>
          <li>Behandlung</li>
        </ol>
        <Blockquote>Zum ersten Mal ohne Angst.</Blockquote>
        <details>
          <summary>Nehmen Sie neue Patienten auf?</summary>
          <Text as="p">Ja, jederzeit.</Text>
        </details>
      </Part>
      <Appointment />
      <Part titleId="ruf">
        <Title id="ruf">Rufen Sie an</Title>
        <Button asChild>
          <a href="tel:+493643000000">Anrufen</a>
        </Button>
      </Part>
    </main>
    <Box asChild p="4">
      <footer>
        <Text>Flieder</Text>
        <RadioGroup.Root aria-label="Farben" defaultValue="hell">
          <RadioGroup.Item value="hell">Hell</RadioGroup.Item>
          <RadioGroup.Item value="dunkel">Dunkel</RadioGroup.Item>
        </RadioGroup.Root>
      </footer>
    </Box>
  </>
);
