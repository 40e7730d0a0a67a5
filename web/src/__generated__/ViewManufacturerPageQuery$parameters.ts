/**
 * @generated SignedSource<<e2096b5c8ea3ef9debf1e83d7cf31ffd>>
 * @relayHash fa87b00ef60b0826bd26026bc561ec27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95c8164edc52c47d3e1b2214d0f941e60c1ae8954479ef9294ccd443a45abbdf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewManufacturerPageQuery } from './ViewManufacturerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewManufacturerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95c8164edc52c47d3e1b2214d0f941e60c1ae8954479ef9294ccd443a45abbdf",
    "metadata": {},
    "name": "ViewManufacturerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
