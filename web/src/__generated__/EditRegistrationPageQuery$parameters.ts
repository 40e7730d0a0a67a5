/**
 * @generated SignedSource<<e4eba28cb7c57994210bd5a5132531fd>>
 * @relayHash 8d12c411055dbb192a1c16d2eb7d3919
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 928bf4767d60eed7c7541d52a78e7bdba123efee40eefec7b9d60c3ddf9f1f23

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditRegistrationPageQuery } from './EditRegistrationPageQuery.graphql';

const node: PreloadableConcreteRequest<EditRegistrationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "928bf4767d60eed7c7541d52a78e7bdba123efee40eefec7b9d60c3ddf9f1f23",
    "metadata": {},
    "name": "EditRegistrationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
