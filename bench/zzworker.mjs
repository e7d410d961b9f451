// src/documents/brochure/brochureWorker.ts
import { parentPort } from "node:worker_threads";

// src/documents/brochure/renderBrochure.tsx
import { renderToBuffer } from "@react-pdf/renderer";

// src/documents/brochure/BrochureDocument.tsx
import { Document, Page } from "@react-pdf/renderer";

// src/documents/brochure/BrochureFacts.tsx
import { View } from "@react-pdf/renderer";

// src/documents/brochure/PrintText.tsx
import { Text } from "@react-pdf/renderer";

// src/documents/brochure/fontCharacters.ts
var range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
var FONT_CHARACTERS = `${range(32, 126)}${range(160, 172)}${range(174, 383)}\u2013\u2014\u2018\u2019\u201A\u201C\u201D\u201E\u2020\u2021\u2022\u2026\u2030\u2039\u203A\u20AC\u2122\u2212`;

// src/documents/brochure/printableText.ts
var printable = new Set(FONT_CHARACTERS);
var ALIKE = { "\u2010": "-", "\u2011": "-", "\u2192": ">", "\u2605": "*", "\u2713": "-", "\u2714": "-", "\u25CF": "\u2022", "\u2044": "/" };
var nearest = (character) => {
  if (printable.has(character)) return character;
  const plain = ALIKE[character] ?? character.normalize("NFKD").replace(/\p{M}/gu, "");
  return [...plain].every((each) => printable.has(each)) ? plain : "";
};
var printableText = (text) => text.normalize("NFC").split("\n").map((line) => [...line.replace(/\s+/g, " ")].map(nearest).join("").replace(/ {2,}/g, " ").trim()).join("\n");

// src/documents/brochure/PrintText.tsx
import { jsx } from "react/jsx-runtime";
var PrintText = ({ children, style, maxLines }) => /* @__PURE__ */ jsx(Text, { style: maxLines ? [style, { maxLines, textOverflow: "ellipsis" }] : style, children: printableText(children) });

// src/documents/brochure/BrochureFacts.tsx
import { jsx as jsx2, jsxs } from "react/jsx-runtime";
var COLUMNS = 4;
var emptyCells = (facts) => (COLUMNS - facts % COLUMNS) % COLUMNS;
var BrochureFacts = ({ facts, styles }) => /* @__PURE__ */ jsxs(View, { style: styles.facts, wrap: false, children: [
  facts.map(({ label, value }) => /* @__PURE__ */ jsxs(View, { style: styles.fact, children: [
    /* @__PURE__ */ jsx2(PrintText, { style: styles.label, maxLines: 1, children: label }),
    /* @__PURE__ */ jsx2(PrintText, { style: styles.factValue, maxLines: 2, children: value })
  ] }, label)),
  Array.from({ length: emptyCells(facts.length) }, (_, at) => /* @__PURE__ */ jsx2(View, { style: styles.fact }, at))
] });

// src/documents/brochure/BrochureFinance.tsx
import { View as View2 } from "@react-pdf/renderer";
import { jsx as jsx3, jsxs as jsxs2 } from "react/jsx-runtime";
var BrochureFinance = ({ finance: { rows, warning }, styles }) => /* @__PURE__ */ jsxs2(View2, { style: styles.finance, wrap: false, children: [
  /* @__PURE__ */ jsx3(View2, { style: styles.financeRows, children: rows.map(({ label, value, note }) => /* @__PURE__ */ jsxs2(View2, { style: styles.financeRow, children: [
    /* @__PURE__ */ jsx3(PrintText, { style: styles.financeLabel, children: label }),
    /* @__PURE__ */ jsx3(PrintText, { style: styles.financeValue, children: value }),
    note && /* @__PURE__ */ jsx3(PrintText, { style: styles.financeLabel, children: note })
  ] }, label)) }),
  /* @__PURE__ */ jsx3(PrintText, { style: styles.financeWarning, children: warning })
] });

// src/documents/brochure/BrochureFooter.tsx
import { Link, Text as Text2, View as View3 } from "@react-pdf/renderer";

// src/documents/brochure/QrCode.tsx
import { Path, Svg } from "@react-pdf/renderer";

// src/documents/brochure/qrPath.ts
import { encode } from "uqr";
var qrPath = (text) => {
  const { data, size: fields } = encode(text, { ecc: "M", border: 0 });
  const runs = [];
  data.forEach((row, y) => {
    for (let x = 0; x < fields; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      const length = x - from + 1;
      runs.push(`M${from} ${y}h${length}v1h-${length}z`);
    }
  });
  return { fields, path: runs.join("") };
};

// src/documents/brochure/QrCode.tsx
import { jsx as jsx4, jsxs as jsxs3 } from "react/jsx-runtime";
var QrCode = ({ text, size }) => {
  const { fields, path } = qrPath(text);
  return /* @__PURE__ */ jsxs3(Svg, { width: size, height: size, viewBox: `-2 -2 ${fields + 4} ${fields + 4}`, children: [
    /* @__PURE__ */ jsx4(Path, { d: `M-2 -2h${fields + 4}v${fields + 4}h-${fields + 4}z`, fill: "#ffffff" }),
    /* @__PURE__ */ jsx4(Path, { d: path, fill: "#000000" })
  ] });
};

// src/documents/brochure/BrochureFooter.tsx
import { Fragment, jsx as jsx5, jsxs as jsxs4 } from "react/jsx-runtime";
var LONGEST_ADDRESS = 120;
var Place = ({ content: { dealership }, styles }) => /* @__PURE__ */ jsxs4(View3, { style: styles.panelPlace, children: [
  /* @__PURE__ */ jsx5(PrintText, { style: styles.panelName, maxLines: 1, children: dealership.place ?? dealership.name }),
  dealership.address.map((line) => /* @__PURE__ */ jsx5(PrintText, { style: styles.panelText, maxLines: 1, children: line }, line)),
  dealership.phone && /* @__PURE__ */ jsx5(Link, { src: `tel:${dealership.phone.replace(/[^\d+]/g, "")}`, style: styles.panelPhone, children: printableText(dealership.phone) }),
  dealership.licences.map((line) => /* @__PURE__ */ jsx5(PrintText, { style: styles.panelSmall, maxLines: 1, children: line }, line))
] });
var OpeningHours = ({ content: { dealership }, styles }) => /* @__PURE__ */ jsx5(View3, { style: styles.panelHours, children: dealership.hours.map(({ label, value }) => /* @__PURE__ */ jsxs4(View3, { style: styles.hours, children: [
  /* @__PURE__ */ jsx5(PrintText, { style: styles.hoursLabel, maxLines: 1, children: label }),
  /* @__PURE__ */ jsx5(PrintText, { style: styles.hoursValue, maxLines: 1, children: value })
] }, label)) });
var BrochureFooter = ({ content, styles }) => {
  const { url, printedOn } = content;
  return /* @__PURE__ */ jsxs4(Fragment, { children: [
    /* @__PURE__ */ jsxs4(View3, { style: styles.panel, fixed: true, children: [
      /* @__PURE__ */ jsx5(Place, { content, styles }),
      /* @__PURE__ */ jsx5(OpeningHours, { content, styles }),
      /* @__PURE__ */ jsxs4(View3, { style: styles.qr, children: [
        /* @__PURE__ */ jsx5(Link, { src: url, children: /* @__PURE__ */ jsx5(QrCode, { text: url, size: 66 }) }),
        /* @__PURE__ */ jsx5(Text2, { style: styles.qrWords, children: "See every photo" })
      ] })
    ] }),
    /* @__PURE__ */ jsxs4(View3, { style: styles.smallPrint, fixed: true, children: [
      /* @__PURE__ */ jsx5(Link, { src: url, style: styles.smallPrintLink, children: printableText(url.replace(/^https?:\/\//, "")).slice(0, LONGEST_ADDRESS) }),
      /* @__PURE__ */ jsx5(PrintText, { children: `Printed ${printedOn}. Price and availability may change; please check with the dealership.` })
    ] }),
    /* @__PURE__ */ jsx5(
      Text2,
      {
        style: styles.pageNumber,
        render: ({ pageNumber, totalPages }) => totalPages > 1 ? `${pageNumber} / ${totalPages}` : "",
        fixed: true
      }
    )
  ] });
};

// src/documents/brochure/BrochureHeader.tsx
import { Image as PdfImage, Text as Text3, View as View4 } from "@react-pdf/renderer";

// src/documents/brochure/bufferOf.ts
var bufferOf = (file) => Buffer.from(file.buffer, file.byteOffset, file.byteLength);

// src/documents/brochure/BrochureHeader.tsx
import { Fragment as Fragment2, jsx as jsx6, jsxs as jsxs5 } from "react/jsx-runtime";
var BrochureHeader = ({ content, logo, styles }) => {
  const { dealership, title, price } = content;
  const phone = printableText(dealership.phone ?? "");
  const car = printableText(`${title} \xB7 ${price.text}`);
  return /* @__PURE__ */ jsxs5(Fragment2, { children: [
    /* @__PURE__ */ jsx6(View4, { style: styles.header, fixed: true, children: logo ? /* @__PURE__ */ jsx6(PdfImage, { src: bufferOf(logo), style: styles.headerLogo }) : /* @__PURE__ */ jsx6(PrintText, { style: styles.headerName, maxLines: 1, children: dealership.name }) }),
    /* @__PURE__ */ jsx6(Text3, { style: styles.headerNote, render: ({ pageNumber }) => pageNumber === 1 ? phone : car, fixed: true })
  ] });
};

// src/documents/brochure/BrochureOffer.tsx
import { View as View5 } from "@react-pdf/renderer";
import { jsx as jsx7, jsxs as jsxs6 } from "react/jsx-runtime";
var BrochureOffer = ({ content: { title, badge, tags, price }, styles }) => /* @__PURE__ */ jsxs6(View5, { style: styles.offer, wrap: false, children: [
  /* @__PURE__ */ jsxs6(View5, { style: styles.offerName, children: [
    /* @__PURE__ */ jsx7(View5, { style: styles.tags, children: tags.map((tag) => /* @__PURE__ */ jsx7(PrintText, { style: styles.tag, maxLines: 1, children: tag }, tag)) }),
    /* @__PURE__ */ jsx7(PrintText, { style: styles.title, maxLines: 3, children: title }),
    badge && /* @__PURE__ */ jsx7(PrintText, { style: styles.badge, maxLines: 2, children: badge })
  ] }),
  /* @__PURE__ */ jsxs6(View5, { style: styles.offerPrice, children: [
    /* @__PURE__ */ jsx7(PrintText, { style: /\d/.test(price.text) ? styles.amount : styles.amountWords, maxLines: 3, children: price.text }),
    price.basis && /* @__PURE__ */ jsx7(PrintText, { style: styles.priceBasis, children: price.basis }),
    price.was && /* @__PURE__ */ jsx7(PrintText, { style: styles.priceNote, children: price.saving ? `Was ${price.was}, save ${price.saving}` : `Was ${price.was}` })
  ] })
] });

// src/documents/brochure/BrochurePhotos.tsx
import { Image as PdfImage2, View as View6 } from "@react-pdf/renderer";

// src/documents/brochure/brochureStyles.ts
import { StyleSheet } from "@react-pdf/renderer";

// src/documents/brochure/headerColours.ts
var headerColours = ({ headerStyle, ink, onInk }) => headerStyle === "dark" || headerStyle === "overlay" ? { background: ink, text: onInk } : { background: "#ffffff", text: ink };

// src/documents/brochure/brochureStyles.ts
var PAGE_MARGIN = 36;
var CONTENT_WIDTH = 595.28 - 2 * PAGE_MARGIN;
var PAGE_HEIGHT = 841.89;
var HEADER_HEIGHT = 56;
var FOOTER_HEIGHT = 144;
var PANEL_HEIGHT = 104;
var PANEL_BOTTOM = 30;
var MUTED = "#56606d";
var LINE = "#dde2e8";
var TEXT = "#1d242c";
var cornerOf = (radiusPx) => Math.min(10, radiusPx * 0.6);
var brochureStyles = (theme) => {
  const { brand, onBrand, ink, surface, radius, font } = theme;
  const header = headerColours(theme);
  const corner = cornerOf(radius);
  return StyleSheet.create({
    page: {
      fontFamily: font,
      fontSize: 9,
      lineHeight: 1.4,
      color: TEXT,
      paddingTop: HEADER_HEIGHT + 16,
      paddingBottom: FOOTER_HEIGHT + 10,
      paddingHorizontal: PAGE_MARGIN
    },
    header: {
      position: "absolute",
      top: 0,
      left: 0,
      right: 0,
      height: HEADER_HEIGHT,
      paddingHorizontal: PAGE_MARGIN,
      flexDirection: "row",
      alignItems: "center",
      justifyContent: "space-between",
      backgroundColor: header.background,
      borderBottom: `3pt solid ${brand}`
    },
    headerName: { width: 270, fontSize: 16, fontWeight: 700, color: header.text },
    headerLogo: { width: 170, height: 34, objectFit: "contain", objectPosition: "left" },
    headerNote: {
      position: "absolute",
      top: 20,
      right: PAGE_MARGIN,
      width: 240,
      fontSize: 10,
      fontWeight: 700,
      textAlign: "right",
      maxLines: 1,
      textOverflow: "ellipsis",
      color: header.text
    },
    photo: { objectFit: "cover", borderRadius: corner, backgroundColor: surface },
    offer: { flexDirection: "row", justifyContent: "space-between", marginBottom: 12 },
    offerName: { width: 330 },
    tags: { flexDirection: "row", marginBottom: 5 },
    tag: {
      marginRight: 5,
      paddingHorizontal: 7,
      paddingTop: 2.5,
      paddingBottom: 2,
      maxWidth: 155,
      borderRadius: Math.min(corner, 8),
      lineHeight: 1.2,
      fontSize: 7.5,
      fontWeight: 700,
      color: onBrand,
      backgroundColor: brand
    },
    title: { fontSize: 21, fontWeight: 700, lineHeight: 1.15, color: ink },
    badge: { fontSize: 11.5, lineHeight: 1.3, marginTop: 3, color: MUTED },
    offerPrice: { width: 180, alignItems: "flex-end" },
    amount: { fontSize: 25, fontWeight: 700, lineHeight: 1.15, textAlign: "right", color: ink },
    /** For words in the place of a price. */
    amountWords: { fontSize: 15, fontWeight: 700, lineHeight: 1.2, textAlign: "right", color: ink },
    priceBasis: { fontSize: 9.5, fontWeight: 700, textAlign: "right", marginTop: 2 },
    priceNote: { fontSize: 9, textAlign: "right", color: MUTED },
    finance: {
      marginBottom: 12,
      padding: 12,
      paddingBottom: 10,
      borderRadius: corner,
      borderLeft: `3pt solid ${brand}`,
      backgroundColor: surface
    },
    financeRows: { flexDirection: "row" },
    financeRow: { flexGrow: 1, flexBasis: 0, paddingRight: 8 },
    financeLabel: { fontSize: 8.5, color: MUTED },
    financeValue: { fontSize: 14, fontWeight: 700, lineHeight: 1.3 },
    financeWarning: { fontSize: 6.8, lineHeight: 1.35, marginTop: 5, color: MUTED },
    facts: { flexDirection: "row", flexWrap: "wrap", marginBottom: 6 },
    fact: {
      width: CONTENT_WIDTH / 4,
      paddingRight: 8,
      paddingTop: 5,
      paddingBottom: 6,
      borderTop: `0.6pt solid ${LINE}`
    },
    label: { fontSize: 8, color: MUTED },
    factValue: { fontSize: 9.5, fontWeight: 700, lineHeight: 1.25 },
    sectionTitle: { fontSize: 11.5, fontWeight: 700, color: ink, marginTop: 10, marginBottom: 4 },
    columns: { flexDirection: "row", flexWrap: "wrap", justifyContent: "space-between" },
    row: {
      width: (CONTENT_WIDTH - 24) / 2,
      flexDirection: "row",
      justifyContent: "space-between",
      paddingVertical: 2.5,
      borderBottom: `0.5pt solid ${LINE}`
    },
    rowLabel: { width: 112, fontSize: 8.5, color: MUTED },
    rowValue: { width: 124, fontSize: 8.5, fontWeight: 700, textAlign: "right" },
    item: { width: (CONTENT_WIDTH - 24) / 2, flexDirection: "row", paddingVertical: 1.5 },
    bullet: { width: 3.4, height: 3.4, marginTop: 4.2, marginRight: 7, borderRadius: 1.7, backgroundColor: brand },
    itemText: { width: (CONTENT_WIDTH - 24) / 2 - 11 },
    panel: {
      position: "absolute",
      left: PAGE_MARGIN,
      right: PAGE_MARGIN,
      bottom: PANEL_BOTTOM + 6,
      height: PANEL_HEIGHT,
      padding: 12,
      flexDirection: "row",
      justifyContent: "space-between",
      borderRadius: corner,
      backgroundColor: surface
    },
    panelPlace: { width: 205 },
    panelName: { fontSize: 11, fontWeight: 700, color: ink },
    panelPhone: { fontSize: 11.5, fontWeight: 700, color: ink, textDecoration: "none", marginVertical: 1 },
    panelText: { fontSize: 8.5, lineHeight: 1.35 },
    panelSmall: { fontSize: 7, lineHeight: 1.35, color: MUTED },
    panelHours: { width: 190 },
    hours: { flexDirection: "row" },
    hoursLabel: { width: 92, fontSize: 8, lineHeight: 1.3, color: MUTED },
    hoursValue: { width: 98, fontSize: 8, lineHeight: 1.3 },
    qr: { width: 68, alignItems: "center" },
    qrWords: { fontSize: 6.6, lineHeight: 1.2, marginTop: 2, color: MUTED },
    smallPrint: {
      position: "absolute",
      left: PAGE_MARGIN,
      bottom: 13,
      width: CONTENT_WIDTH - 60,
      fontSize: 6.8,
      lineHeight: 1.35,
      color: MUTED
    },
    smallPrintLink: { color: MUTED, textDecoration: "none" },
    pageNumber: {
      position: "absolute",
      right: PAGE_MARGIN,
      top: PAGE_HEIGHT - 24,
      width: 50,
      fontSize: 7,
      textAlign: "right",
      color: MUTED
    }
  });
};

// src/documents/brochure/BrochurePhotos.tsx
import { jsx as jsx8, jsxs as jsxs7 } from "react/jsx-runtime";
var GAP = 5;
var RATIO = 3 / 2;
var ALONE_HEIGHT = 255;
var MOST_SMALL = 3;
var smallOf = (rest) => rest.length < 2 ? [] : rest.slice(0, MOST_SMALL);
var BrochurePhotos = ({ photos, styles }) => {
  const [first, ...rest] = photos;
  if (!first) return null;
  const small = smallOf(rest);
  const height = small.length > 0 ? (CONTENT_WIDTH - GAP) / (RATIO + RATIO / small.length) : ALONE_HEIGHT;
  const smallHeight = (height - GAP * (small.length - 1)) / Math.max(1, small.length);
  const smallWidth = small.length > 0 ? CONTENT_WIDTH - GAP - height * RATIO : 0;
  const firstWidth = small.length > 0 ? height * RATIO : CONTENT_WIDTH;
  return /* @__PURE__ */ jsxs7(View6, { style: { height, flexDirection: "row", justifyContent: "space-between", marginBottom: 14 }, wrap: false, children: [
    /* @__PURE__ */ jsx8(PdfImage2, { src: bufferOf(first), style: [styles.photo, { width: firstWidth, height }] }),
    small.length > 0 && /* @__PURE__ */ jsx8(View6, { style: { width: smallWidth, justifyContent: "space-between" }, children: small.map((photo, at) => /* @__PURE__ */ jsx8(
      PdfImage2,
      {
        src: bufferOf(photo),
        style: [styles.photo, { width: smallWidth, height: smallHeight }]
      },
      at
    )) })
  ] });
};

// src/documents/brochure/BrochureSection.tsx
import { View as View7 } from "@react-pdf/renderer";
import { Fragment as Fragment3, jsx as jsx9, jsxs as jsxs8 } from "react/jsx-runtime";
var SectionBody = ({ section, styles }) => {
  if (section.kind === "text") return /* @__PURE__ */ jsx9(PrintText, { children: section.text });
  if (section.kind === "list") {
    return /* @__PURE__ */ jsx9(View7, { style: styles.columns, children: section.items.map((item, at) => /* @__PURE__ */ jsxs8(View7, { style: styles.item, wrap: false, children: [
      /* @__PURE__ */ jsx9(View7, { style: styles.bullet }),
      /* @__PURE__ */ jsx9(PrintText, { style: styles.itemText, maxLines: 2, children: item })
    ] }, at)) });
  }
  return /* @__PURE__ */ jsx9(View7, { style: styles.columns, children: section.rows.map(({ label, value }) => /* @__PURE__ */ jsxs8(View7, { style: styles.row, wrap: false, children: [
    /* @__PURE__ */ jsx9(PrintText, { style: styles.rowLabel, maxLines: 2, children: label }),
    /* @__PURE__ */ jsx9(PrintText, { style: styles.rowValue, maxLines: 2, children: value })
  ] }, label)) });
};
var BrochureSection = ({ section, styles }) => /* @__PURE__ */ jsxs8(Fragment3, { children: [
  /* @__PURE__ */ jsx9(View7, { style: styles.sectionTitle, minPresenceAhead: 30, children: /* @__PURE__ */ jsx9(PrintText, { maxLines: 2, children: section.title }) }),
  /* @__PURE__ */ jsx9(SectionBody, { section, styles })
] });

// src/documents/brochure/BrochureDocument.tsx
import { jsx as jsx10, jsxs as jsxs9 } from "react/jsx-runtime";
var BrochureDocument = ({ content, images }) => {
  const styles = brochureStyles(content.theme);
  const { title, badge, dealership, url } = content;
  const name = badge ? `${title} ${badge}` : title;
  return /* @__PURE__ */ jsx10(Document, { title: name, author: dealership.name, subject: url, language: "en-AU", children: /* @__PURE__ */ jsxs9(Page, { size: "A4", style: styles.page, children: [
    /* @__PURE__ */ jsx10(BrochureHeader, { content, logo: images.logo, styles }),
    /* @__PURE__ */ jsx10(BrochurePhotos, { photos: images.photos, styles }),
    /* @__PURE__ */ jsx10(BrochureOffer, { content, styles }),
    content.finance && /* @__PURE__ */ jsx10(BrochureFinance, { finance: content.finance, styles }),
    /* @__PURE__ */ jsx10(BrochureFacts, { facts: content.facts, styles }),
    content.sections.map((section) => /* @__PURE__ */ jsx10(BrochureSection, { section, styles }, section.title)),
    /* @__PURE__ */ jsx10(BrochureFooter, { content, styles })
  ] }) });
};

// src/documents/brochure/siteFonts.ts
import { join } from "node:path";
import { Font } from "@react-pdf/renderer";
var FOLDER = join(process.cwd(), "public/fonts/print");
var FAMILIES = ["inter", "manrope", "outfit", "sora", "figtree"];
var WEIGHTS = [400, 700];
var LONGEST_WORD = 24;
var PIECE = 12;
var pieces = (word) => word.length <= LONGEST_WORD ? [word] : Array.from({ length: Math.ceil(word.length / PIECE) }, (_, at) => word.slice(at * PIECE, (at + 1) * PIECE));
var registerSiteFonts = () => {
  for (const family of FAMILIES) {
    const fonts = WEIGHTS.map((fontWeight) => ({ src: join(FOLDER, `${family}-${fontWeight}.ttf`), fontWeight }));
    Font.register({ family, fonts });
  }
  Font.registerHyphenationCallback(pieces);
};
var loadSiteFont = async (family) => {
  for (const fontWeight of WEIGHTS) {
    const font = { fontFamily: family, fontWeight };
    if (Font.getFont(font).data) continue;
    await Font.load(font);
    Font.getFont(font).data?.glyphsForString(FONT_CHARACTERS);
  }
};

// src/documents/brochure/renderBrochure.tsx
import { jsx as jsx11 } from "react/jsx-runtime";
registerSiteFonts();
var renderBrochure = async (job) => {
  await loadSiteFont(job.content.theme.font);
  return renderToBuffer(/* @__PURE__ */ jsx11(BrochureDocument, { ...job }));
};

// src/documents/brochure/brochureWorker.ts
parentPort?.on("message", (job) => {
  void renderBrochure(job).then((pdf) => parentPort?.postMessage(pdf));
});
