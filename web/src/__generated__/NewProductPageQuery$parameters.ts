/**
 * @generated SignedSource<<a0d88425fe9b26651435626c31e5e523>>
 * @relayHash 5c0c8f85989e2d05d8a6e4f882588249
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee1b3093c1924a81ef3e8db365d9e3d7894fbc272a65c9bac91a6782084f0ccc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewProductPageQuery } from './NewProductPageQuery.graphql';

const node: PreloadableConcreteRequest<NewProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee1b3093c1924a81ef3e8db365d9e3d7894fbc272a65c9bac91a6782084f0ccc",
    "metadata": {},
    "name": "NewProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
