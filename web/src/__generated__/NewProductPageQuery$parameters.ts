/**
 * @generated SignedSource<<e94d7c602da5c761603102be6b3a6792>>
 * @relayHash c5a4041b15c51eac9e0f1d243f9a7242
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43abd62db2f0b6000e2b1f9c48218c8ebc847b74103778c6f9e0aab86f671210

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewProductPageQuery } from './NewProductPageQuery.graphql';

const node: PreloadableConcreteRequest<NewProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43abd62db2f0b6000e2b1f9c48218c8ebc847b74103778c6f9e0aab86f671210",
    "metadata": {},
    "name": "NewProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
