/**
 * @generated SignedSource<<5b9296d73982c541788761d737d2c859>>
 * @relayHash ecd67995e6552577bd980b60b3482f2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29b2b63f6db847631eb696cd27848fa03aa246085b772a84feff827e29283773

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrintPackingPageQuery } from './PrintPackingPageQuery.graphql';

const node: PreloadableConcreteRequest<PrintPackingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29b2b63f6db847631eb696cd27848fa03aa246085b772a84feff827e29283773",
    "metadata": {},
    "name": "PrintPackingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
