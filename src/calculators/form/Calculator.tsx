import { Fragment, type ReactNode } from "react";
import { buttonStyles } from "../../components/control/Button.styles";
import { Choice } from "../../components/control/Choice";
import { tick } from "../../components/control/Choice.styles";
import { Field } from "../../components/control/Field";
import { fillIn } from "../../lib/fillIn";
import { shorten } from "../../lib/typed";
import { needsScripts } from "../../theme/needsScripts";
import { isAsked, wordsOf, type CalculatorField, type FieldWords } from "./fields";
import type { Calculator } from "./useAnswers";
import * as styles from "./Calculator.styles";

interface CalculatorFormProps<Name extends string, Fault extends string> {
  /** The id of its title. */
  id: string;
  level?: 2 | 3;
  calculator: Calculator;
  fields: Readonly<Record<Name, CalculatorField>>;
  errors: Readonly<Partial<Record<Name, Fault>>>;
  words: {
    /** Its title, its button's label, and the words of each field. */
    readonly form: Readonly<Record<"title" | "submit", string> & Record<NoInfer<Name>, FieldWords>>;
    /** The patterns of the errors, in which `{typed}` is what was typed. */
    readonly errors: Readonly<Record<NoInfer<Fault>, string>>;
  };
  /** The values of the errors' other placeholders. */
  values?: Readonly<Record<string, string>>;
  /** Shown below fields that are typed. */
  notes?: Readonly<Partial<Record<Name, ReactNode>>>;
  /** The pattern of a weight. */
  kilograms?: string;
}

/** The form of a page that computes something. It needs scripts, and sends nothing. */
export function CalculatorForm<Name extends string, Fault extends string>({
  id,
  level = 2,
  calculator,
  fields,
  errors,
  words,
  values,
  notes,
  kilograms = "{n}",
}: CalculatorFormProps<Name, Fault>) {
  const { answers, showsError, form } = calculator;
  const Heading = `h${level}` as const;
  const names = Object.keys(fields) as Name[];
  const messageOf = (name: Name, fault: Fault) => {
    const limits = fields[name].limits?.map((grams) => fillIn(kilograms, { n: grams / 1000 }));
    const [min = "", max = ""] = limits ?? [];
    return fillIn(words.errors[fault], { ...values, min, max, typed: shorten(answers[name]) });
  };
  const fieldOf = (name: Name) => {
    const { [name]: field } = fields;
    const { [name]: fault } = errors;
    const { kind, initial: defaultValue = "" } = field;
    const { label, unit, options } = wordsOf(field, words.form[name], kilograms);
    const error = fault && showsError(name) ? messageOf(name, fault) : undefined;
    if (kind === "tick")
      return (
        <Fragment key={name}>
          {" "}
          <label css={tick}>
            <input type="checkbox" name={name} value="yes" />
            {label}
          </label>
        </Fragment>
      );
    const props = { name, label, options: options ?? [], defaultValue, error };
    if (kind === "choice") return <Choice key={name} {...props} />;
    return (
      <Field
        key={name}
        {...props}
        options={options}
        unit={unit}
        note={notes?.[name]}
        // Numeric keyboards may lack points, slashes and hyphens, which dates contain.
        inputMode={kind === "text" ? "text" : "decimal"}
        isHidden={!isAsked(field, answers)}
      />
    );
  };
  const short = names.filter((name) => fields[name].isShort);
  return (
    // Without a script, the browser would submit the fields in the URL; this method prevents that.
    <form
      css={styles.form}
      {...needsScripts}
      aria-labelledby={id}
      method="dialog"
      noValidate
      {...form}
    >
      <Heading id={id}>{words.form.title}</Heading>
      {names.filter((name) => !fields[name].isShort).map(fieldOf)}
      {short.length > 0 && <div css={styles.short}>{short.map(fieldOf)}</div>}{" "}
      <button type="submit" css={buttonStyles.action}>
        {words.form.submit}
      </button>
    </form>
  );
}

interface CalculatorAnswerProps {
  /** It scrolls to the answer. */
  calculator: Calculator;
  /** Above the answer; omit it while there is none. */
  label?: string;
  /** From `sentence`, or others with a key; those that are false are left out. */
  parts: readonly ReactNode[];
}

/** The answer of a calculator; screen readers announce its changes (WCAG 4.1.3). */
export function CalculatorAnswer({ calculator, label, parts }: CalculatorAnswerProps) {
  return (
    <div ref={calculator.answer} css={styles.result} role="status">
      {label && <p css={styles.label}>{label}</p>}
      {parts}
    </div>
  );
}
