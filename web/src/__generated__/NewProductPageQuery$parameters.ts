/**
 * @generated SignedSource<<51f7c57c920ee73d69d6c4a2f25f49e0>>
 * @relayHash a67f1009ea648f2c2f608868524f208a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32e238e4eb2d339d242d5373e5f1829557a08738c896aa95cbec515fdfe78999

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewProductPageQuery } from './NewProductPageQuery.graphql';

const node: PreloadableConcreteRequest<NewProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32e238e4eb2d339d242d5373e5f1829557a08738c896aa95cbec515fdfe78999",
    "metadata": {},
    "name": "NewProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
